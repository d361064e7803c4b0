import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '#i18n/locales.ts'
import { limits } from '#front/limits.ts'

export type MissingPage = { locale: Locale; path: string; times: number }

export type MissingPages = {
  /** A visitor has been shown that there is no such page. Returns at once. */
  count(page: { locale: Locale; path: string }): void
}

type Parts = {
  send: (page: MissingPage) => Promise<void>
  onFailure: (error: unknown) => void
  pauseMs?: number
  retryMs?: number
}

/**
 * Tells the origin of every page that was not there. One call after the other, with a pause between them: meanwhile equal
 * addresses are added up, so that a flood of visits is no flood of calls. Addresses beyond a bound are not told.
 */
export function createMissingPages({
  send,
  onFailure,
  pauseMs = limits.missingPagePauseMs,
  retryMs = limits.missingPageRetryMs,
}: Parts): MissingPages {
  const waiting = new Map<string, MissingPage>()
  let isTelling = false

  function add({ locale, path, times }: MissingPage) {
    const known = waiting.get(path)
    if (known) known.times += times
    else if (waiting.size < limits.missingPagesWaiting) waiting.set(path, { locale, path, times })
  }

  async function tell() {
    for (const [path, page] of waiting) {
      waiting.delete(path)
      const failure: unknown = await send(page).then(
        () => undefined,
        (error: unknown) => error ?? new Error('The origin did not take a missing page.'),
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
      if (isTelling) return
      isTelling = true
      void tell().finally(() => {
        isTelling = false
      })
    },
  }
}
