"""`python -m edubba.cli` is the command `edubba`."""

import sys

from edubba.cli import main

sys.exit(main())
