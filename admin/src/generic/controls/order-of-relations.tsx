import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Box, Typography } from '@mui/material'
import { useCallback } from 'react'
import { useGetManyAggregate, useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { rowLabel } from '#generic/values/row-label.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { type EntryProps, OrderButtons, OrderedNumbers } from './ordered-numbers.tsx'

type Props = { source: string; label: string; related: ResourceDefinition }

/** The order of what was chosen, if there is one to choose. */
export function OrderOfRelations({ source, label, related }: Props) {
  const translate = useTranslate()
  const { field } = useController({ name: source })
  const ids = (field.value ?? []) as readonly number[]
  const Entry = useCallback(
    (props: EntryProps) => <Related {...props} related={related} />,
    [related],
  )
  if (ids.length < 2) return null
  const name = translate('admin.order.of', { name: label })
  return (
    <Box role="group" aria-label={name} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="p">
        {name}
      </Typography>
      <OrderedNumbers numbers={ids} onChange={field.onChange} Entry={Entry} />
    </Box>
  )
}

function Related({ number, actions, related }: EntryProps & { related: ResourceDefinition }) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const { data } = useGetManyAggregate(related.resource, { ids: [number] })
  const name = rowLabel(related, data?.[0], locale) ?? translate('admin.number', { id: number })
  return (
    <>
      <Typography sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}>{name}</Typography>
      <OrderButtons name={name} actions={actions} />
    </>
  )
}
