"""What stands in the browser: buttons over the canvas, the dock below it, the bridge to the browser itself.

Plain modules without a build step: each widget's script is its own file after the parts that it uses.
"""
