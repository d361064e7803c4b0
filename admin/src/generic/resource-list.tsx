import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Button, type Theme, useMediaQuery } from '@mui/material'
import { Fragment, type ReactElement } from 'react'
import { Link } from 'react-router-dom'
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SimpleList,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { exportUrl } from '#provider/data-provider.ts'
import { toTheatreTime } from '#provider/theatre-time.ts'
import { BulkDeleteButton } from './deleting/bulk-delete-button.tsx'
import { FieldInput } from './field-input.tsx'
import { FieldValue } from './values/field-value.tsx'
import { FieldView } from './values/field-view.tsx'
import { rowLabel } from './values/row-label.ts'
import { SeeOnSite } from './site/see-on-site.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { isEmptyValue } from './values/value-text.ts'

type Props = { definition: ResourceDefinition }

/**
 * The list of a resource: searched, filtered, sorted and exported as its definition says. A list with a period begins with today. On a phone
 * filters are added when they are needed.
 */
export function ResourceList({ definition }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [field] = definition.list.ordering
  return (
    <List
      actions={<Actions definition={definition} isNarrow={isNarrow} />}
      filters={filtersOf(definition, !isNarrow)}
      filterDefaultValues={fromToday(definition)}
      sort={{ field, order: 'ASC' }}
      perPage={25}
      empty={false}
      exporter={false}
      sx={wideFilters}
    >
      {isNarrow ? <Rows definition={definition} /> : <Table definition={definition} />}
    </List>
  )
}

/** Wide enough for the longest labels. */
const wideFilters = {
  '& .filter-field .MuiFormControl-root, & .filter-field .MuiAutocomplete-root': {
    minWidth: '13.5rem',
  },
}

const ends = ['from', 'to'] as const

function fromToday({ list }: ResourceDefinition): Record<string, string> {
  const today = toTheatreTime(new Date().toISOString()).slice(0, 10)
  return Object.fromEntries((list.periods ?? []).map((name) => [`${name}_from`, today]))
}

function filtersOf({ list, fields }: ResourceDefinition, alwaysOn: boolean): ReactElement[] {
  const search =
    list.search.length > 0 ? [<SearchInput key="search" source="search" alwaysOn />] : []
  return [
    ...search,
    ...list.filters.map((name) => (
      <Filter key={name} source={name} alwaysOn={alwaysOn} field={fields[name]!} />
    )),
    ...(list.periods ?? []).flatMap((name) =>
      ends.map((end) => (
        <Filter
          key={name + end}
          source={`${name}_${end}`}
          alwaysOn={alwaysOn}
          field={fields[name]!}
          end={end}
        />
      )),
    ),
  ]
}

type FilterProps = {
  source: string
  alwaysOn: boolean
  field: ResourceDefinition['fields'][string]
  /** Of a period. */
  end?: (typeof ends)[number]
}

/** The framework reads `source` and `alwaysOn` of its filters. */
function Filter({ source, field, end }: FilterProps) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  if (!end) return <FieldInput source={source} field={field} isFilter />
  const text = translate(`admin.list.period.${end}`, { field: field.label[locale] })
  return <FieldInput source={source} field={{ ...field, label: { de: text, en: text } }} isFilter />
}

function Actions({
  definition: { resource, importedBy, list },
  isNarrow,
}: Props & { isNarrow: boolean }) {
  const translate = useTranslate()
  const { filterValues, sort } = useListContext()
  return (
    <TopToolbar>
      {isNarrow && list.filters.length > 0 && <FilterButton />}
      <CreateButton />
      <Button size="small" href={exportUrl(resource, { filter: filterValues, sort })} download>
        {translate('admin.list.exportCsv')}
      </Button>
      {importedBy && (
        <Button size="small" component={Link} to={`/${resource}/import`}>
          {translate('admin.list.importCsv')}
        </Button>
      )}
    </TopToolbar>
  )
}

function Table({ definition }: Props) {
  const { fields, list } = definition
  return (
    <DataTable bulkActionButtons={<BulkDeleteButton />} rowClick="edit">
      {list.columns.map((name, index) => (
        <DataTable.Col key={name} source={name} disableSort={!list.ordering.includes(name)}>
          <FieldView name={name} field={fields[name]!} isLinked={index === 0} />
        </DataTable.Col>
      ))}
      {definition.page && (
        <DataTable.Col source="page" label="admin.site" disableSort>
          <SeeOnSite definition={definition} />
        </DataTable.Col>
      )}
    </DataTable>
  )
}

function Rows({ definition }: Props) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const { fields, list } = definition
  const named = list.label ?? list.search
  const others = list.columns.filter((name) => !named.includes(name))
  return (
    <SimpleList
      rowClick="edit"
      primaryText={(row) =>
        rowLabel(definition, row, locale) ?? translate('admin.number', { id: row.id })
      }
      secondaryText={(row) =>
        others
          .filter((name) => !isEmptyValue(fields[name]!, row[name]))
          .map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <FieldValue field={fields[name]!} value={row[name]} />
            </Fragment>
          ))
      }
    />
  )
}
