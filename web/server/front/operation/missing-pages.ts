import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '#i18n/locales.ts'
import { limits } from '#front/limits.ts'

export type MissingPage = { locale: Locale; path: string; times: number }

export type MissingPages = {
  /** Records that a visitor was shown a missing page. Returns at once. */
  count(page: { locale: Locale; path: string }): void
}

type Parts = {
  send: (page: MissingPage) => Promise<void>
  onFailure: (error: unknown) => void
  pauseMs?: number
  retryMs?: number
}

/**
 * Reports every view of a missing page to the origin. One call at a time, with a pause between: meanwhile views of the
 * same address are summed, so that a flood of visits is no flood of calls. Addresses beyond a limit are dropped.
 */
export function createMissingPages({
  send,
  onFailure,
  pauseMs = limits.missingPagePauseMs,
  retryMs = limits.missingPageRetryMs,
}: Parts): MissingPages {
  const waiting = new Map<string, MissingPage>()
  let isReporting = false

  function add({ locale, path, times }: MissingPage) {
    const known = waiting.get(path)
    if (known) known.times += times
    else if (waiting.size < limits.missingPagesWaiting) waiting.set(path, { locale, path, times })
  }

  async function reportAll() {
    for (const [path, page] of waiting) {
      waiting.delete(path)
      const failure: unknown = await send(page).then(
        () => undefined,
        (error: unknown) => error ?? new Error('reporting a missing page to the origin failed'),
      )
      if (failure !== undefined) {
        onFailure(failure)
        add(page)
      }
      await wait(failure === undefined ? pauseMs : retryMs, undefined, { ref: false })
    }
  }

  return {
    count({ locale, path }) {
      add({ locale, path, times: 1 })
      if (isReporting) return
      isReporting = true
      void reportAll().finally(() => {
        isReporting = false
      })
    },
  }
}
