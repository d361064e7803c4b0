import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const pageSize = 25

/**
 * What a list shows is in its address: its filters by name, and the page. So the back button, a reload and a link that is passed on
 * show the same. What is searched for may be a name, and stays in the history of the tab, so that no log gets to see it.
 */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const navigate = useNavigate()
  const search = (useLocation().state as { search?: string } | null)?.search ?? ''
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const valueOf = (name: Name) => parameters.get(name) ?? ''

  const filter = new URLSearchParams(search === '' ? {} : { search })
  for (const name of names) if (valueOf(name) !== '') filter.set(name, valueOf(name))
  const query = new URLSearchParams(filter)
  query.set('page', String(page))
  query.set('page_size', String(pageSize))

  const show = (name: string, value: string, wanted = search) => {
    // Not those of this rendering: a second change may come before the next one.
    const after = new URLSearchParams(globalThis.location.search)
    after.delete('page')
    if (value === '') after.delete(name)
    else after.set(name, value)
    void navigate({ search: after.toString() }, { state: { search: wanted } })
  }

  return {
    page,
    search,
    valueOf,
    /** What is filtered by, for a call that responds with all of it. */
    filter: filter.toString(),
    /** The same for a call that responds with a page. */
    query: query.toString(),
    isFiltered: filter.size > 0,
    pagesOf: (count = 0) => Math.ceil(count / pageSize),
    change: (name: Name, value: string) => show(name, value),
    searchFor: (wanted: string) => show('page', '', wanted),
    showPage: (wanted: number) => show('page', String(wanted)),
    clear: () => void navigate({ search: '' }),
  }
}
