import type { ReactNode } from 'react'
import { ModuleList } from './module-list.tsx'

type Shown = Omit<Parameters<typeof ModuleList>[0], 'column'> & {
  /** Widths of the columns in percent, such as `67-33`; nothing for one column. */
  layout: string | null | undefined
}

/** The modules of a page or container in its columns. Those with one column load no styles of others. */
export async function showModules({ layout, ...list }: Shown): Promise<ReactNode> {
  if (!layout?.includes('-')) return <ModuleList {...list} />
  const { ModuleColumns } = await import('./module-columns.tsx')
  return <ModuleColumns layout={layout} {...list} />
}
