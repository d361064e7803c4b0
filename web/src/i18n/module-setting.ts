import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/** What every module may need beside its own fields. */
export type ModuleSetting = {
  locale: Locale
  labels: ModuleLabels
  /** Whether its picture is the first of the page, which is fetched at once. */
  isUrgent: boolean
}

type ModuleLabels = ReturnType<typeof moduleLabels>

/** The labels of modules, with those that they share with the programme. */
export function moduleLabels({ modules, programme }: Pick<Messages, 'modules' | 'programme'>) {
  const { status, tickets, ticketsFor } = programme.row
  return { ...modules, status, tickets, ticketsFor }
}
