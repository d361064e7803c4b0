import { AsyncLocalStorage } from 'node:async_hooks'

// The server and what Next has bundled have a copy each of this module.
const key = Symbol.for('foyer.parsed-in-render')
const globals = globalThis as { [key]?: AsyncLocalStorage<Map<string, unknown>> }

/** What the render of a page has parsed, by its JSON: Next renders a page twice, to fill its caches and to keep the result. */
export const parsedInRender = (globals[key] ??= new AsyncLocalStorage<Map<string, unknown>>())
