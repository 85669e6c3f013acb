"""First games taught: introductions on positions that the rules themselves lead to."""

from edubba.teaching.introduction import Introduction, Lesson, Place, Point, find_introduction

__all__ = ["Introduction", "Lesson", "Place", "Point", "find_introduction"]
