# Was Versuche sagen.

unknown-executor = Es gibt keine Ausführung „{ $name }“; gespielt werden kann mit: { $known }.
other-run = Im Ordner { $folder } liegen Partien eines anderen Laufs; nenne einen anderen Ordner.
no-ray = Ray ist nicht installiert; pip install edubba[research] bringt es mit.
no-arrow = PyArrow ist nicht installiert; pip install edubba[research] bringt es mit.
