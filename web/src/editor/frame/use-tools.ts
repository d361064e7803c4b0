import { useSyncExternalStore } from 'react'
import type * as tools from './editor-tools.tsx'

type Tools = typeof tools

const retryMs = 3000

let loaded: Tools | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Forms, dialogs and the editors of texts; undefined until they are loaded, which the modules of the page wait for. */
export function useTools(): Tools | undefined {
  return useSyncExternalStore(subscribe, () => loaded)
}

/** Loads the tools, while the origin is asked how the draft looks. Without a connection again and again. */
export function loadTools(): Promise<void> {
  return (loading ??= loadOnce().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    loading = undefined
    return loadTools()
  }))
}

async function loadOnce(): Promise<void> {
  loaded = await import('./editor-tools.tsx')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
