import './resolve-drizzle.ts'

// What a module imports statically is resolved before anything in it runs.
await import('./serve.ts')
