import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'

/**
 * Whether the current render on the server only fills Next's caches and is then thrown away: Next renders a page that it
 * caches twice. What reads nothing can be left out of the first render. Never true in a render that somebody sees.
 */
export function isCacheFillingRender(): boolean {
  const store = workUnitAsyncStorage.getStore()
  return store?.type === 'prerender' && store.cacheSignal !== null
}
