import { registerHooks } from 'node:module'

/** Not its files for `require`, which end in `.cjs`. */
const moduleOfDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/

/**
 * Drizzle's modules import each other by relative paths. For every one of them Node parses the 130 KB that say what the package exports, which is
 * half a second of each start (Node 24.21, `getPackageScopeConfig`). They are all modules of the same package: nothing has to be looked up.
 */
registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || !parentURL || !moduleOfDrizzle.test(parentURL)) {
      return resolveNext(specifier, context)
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
