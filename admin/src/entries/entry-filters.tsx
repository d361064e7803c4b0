import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { useTranslate } from 'react-admin'
import { ListDay } from '#generic/list/list-day.tsx'
import { ListFilters } from '#generic/list/list-filters.tsx'
import { ListSearch } from '#generic/list/list-search.tsx'
import { ListSelect } from '#generic/list/list-select.tsx'
import type { useListAddress } from '#generic/list/use-list-address.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { textIn } from '#generic/values/text-in.ts'
import { entryStates } from './entry-calls.ts'

export const filterNames = ['form', 'state', 'date_from', 'date_to'] as const

type Props = { list: ReturnType<typeof useListAddress<(typeof filterNames)[number]>> }

type Forms = { results: { id: number; title: unknown }[] }

/** By what entries are found: text, form, state and days. */
export function EntryFilters({ list: { search, searchFor, valueOf, change } }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const forms = useResponse<Forms>(adminApiPath(locale, 'forms/?page_size=100')).found?.results
  const options: Record<'form' | 'state', [value: string, text: string][]> = {
    form: (forms ?? []).map(({ id, title }) => [String(id), textIn(title, locale)]),
    state: entryStates.map((state) => [state, translate(`admin.entries.states.${state}`)]),
  }
  return (
    <ListFilters>
      <ListSearch label={translate('admin.search')} value={search} onSearch={searchFor} />
      {(['form', 'state'] as const).map((name) => (
        <ListSelect
          key={name}
          label={translate(`admin.entries.${name}`)}
          value={valueOf(name)}
          options={options[name]}
          onChange={(value) => change(name, value)}
        />
      ))}
      {(['date_from', 'date_to'] as const).map((name) => (
        <ListDay
          key={name}
          label={translate(`admin.list.${name}`)}
          value={valueOf(name)}
          onChange={(day) => change(name, day)}
        />
      ))}
    </ListFilters>
  )
}
