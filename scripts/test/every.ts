// Every test, each in its short form.
await import('./suites.ts')
