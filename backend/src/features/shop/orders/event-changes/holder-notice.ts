import type { eventAnnouncements } from '@foyer/schema/rest/event-announcement.ts'

/** What happened to an event that people have tickets for. */
export type HolderNotice = {
  eventId: number
  change: (typeof eventAnnouncements)[number]
  reason: { de: string; en: string }
  /** When it was to take place. */
  former: { day: string; time: string | null }
  /** Names this change, so that a repeated job writes nobody twice. */
  token: string
}

declare global {
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface Tasks {
      tell_order_holders: HolderNotice
    }
  }
}
