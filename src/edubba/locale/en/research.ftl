# What experiments say.

unknown-executor = There is no executor “{ $name }”; games can be played by: { $known }.
other-run = The folder { $folder } holds games of another run; name another folder.
no-ray = Ray is not installed; pip install edubba[research] brings it.
no-arrow = PyArrow is not installed; pip install edubba[research] brings it.
