// Every test in its long form: every combination in place of every pair, and whole projects in place of their parts.
process.env.FULL = '1'
await import('./suites.ts')
