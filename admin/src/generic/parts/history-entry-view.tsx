import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Box } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldChange } from '#generic/changes/field-change.ts'
import { FieldChanges } from '#generic/changes/field-changes.tsx'
import { NamedRows } from '#generic/changes/named-rows.tsx'
import { writtenMoment } from '#generic/values/written.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

export type HistoryEntry = {
  id: number
  at: string
  actor: string
  account: { name: string } | null
  change: 'added' | 'changed' | 'deleted' | 'restored'
  fields: FieldChange[]
}

type Props = { definition: ResourceDefinition; entry: HistoryEntry }

/** A change of a row: when, by whom, which fields, and opened their values before and after. */
export function HistoryEntryView({ definition, entry }: Props) {
  const { at, actor, account, change, fields: changes } = entry
  const [isOpen, setOpen] = useState(false)
  const changed = useMemo(() => [{ definition, changes }], [definition, changes])
  const locale = useLocaleCode()
  const translate = useTranslate()
  const { fields, children } = definition
  const label = (name: string) => (fields[name] ?? children[name])?.label[locale] ?? name
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <time dateTime={at}>{writtenMoment(at, locale)}</time>{' '}
          {translate(account ? 'admin.history.by' : 'admin.history.bySystem', {
            change: translate(`admin.history.${change}`),
            name: account?.name,
            actor,
          })}
          {/* Of a new row all fields are new. */}
          {change === 'changed' && `: ${changes.map(({ field }) => label(field)).join(', ')}`}
        </summary>
        {isOpen && (
          <NamedRows changed={changed}>
            <Box sx={{ pl: 2, pt: 1 }}>
              <FieldChanges definition={definition} changes={changes} />
            </Box>
          </NamedRows>
        )}
      </details>
    </Box>
  )
}
