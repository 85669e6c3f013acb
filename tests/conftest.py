"""What all tests share."""

pytest_plugins = ["pytester"]  # tests/testing runs pytest inside pytest to try the plugin
