// Each requirement once: tests that are marked for it, and samples.
process.env.SHORT = '1'
await import('./suites.ts')
