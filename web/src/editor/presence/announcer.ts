import type { ContentLanguage } from '#graphql/content-language.ts'
import type { DocumentEditor } from './document-editor.ts'

export type Announcement = {
  slug: string
  locale: ContentLanguage
  editorId: string
  moduleId: string | null
  field: string | null
}

/** The state of the document, as an announcement or an event tells it. */
export type Announced = {
  number: number
  versionNumber: number | null
  editors: readonly DocumentEditor[]
}

export type AnnouncerCalls = {
  /** `lost`: the session or the right has ended, or the document is gone. Throws when it cannot be reached. */
  announce: (announcement: Announcement) => Promise<Announced | 'lost'>
  /** Sent even while the page is being closed; never throws. */
  leave: (left: Pick<Announcement, 'slug' | 'locale' | 'editorId'>) => void
}

type Events = { announced: (announced: Announced) => void; lost: () => void }

/** An announcement holds for 90 s, and a hidden tab is woken once a minute. */
const repeatMs = 20_000
/** While the focus moves through a page, only where it rests is told. */
const restMs = 300

/** Says that a document is open here, again and again, and where the focus is. */
export function createAnnouncer(
  document: Pick<Announcement, 'slug' | 'locale' | 'editorId'>,
  calls: AnnouncerCalls,
  events: Events,
) {
  let focused: Pick<Announcement, 'moduleId' | 'field'> = { moduleId: null, field: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function announce(): Promise<void> {
    clearTimeout(timer)
    try {
      const announced = await calls.announce({ ...document, ...focused })
      if (isStopped) return
      if (announced === 'lost') events.lost()
      else events.announced(announced)
    } catch {
      // Unreachable: the next one will do.
    }
    if (!isStopped) announceIn(repeatMs)
  }

  function announceIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void announce(), ms)
  }

  const leave = () => calls.leave(document)
  // The page may come back from the browser's memory.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void announce()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  void announce()

  return {
    focus(at: typeof focused): void {
      if (at.moduleId === focused.moduleId && at.field === focused.field) return
      focused = at
      announceIn(restMs)
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    },
  }
}
