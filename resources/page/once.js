// What was asked for twice, since it came slowly, runs once.
if (self.isHere) throw new Error('already here');
self.isHere = true;
