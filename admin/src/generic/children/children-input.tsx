import type { ChildrenDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ArrayInput, SimpleFormIterator, useRecordContext, useTranslate } from 'react-admin'
import { AddRowButton } from './add-row-button.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OnlyWith } from './only-with.tsx'
import { FieldInput } from '#generic/field-input.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'

type Props = { name: string; child: ChildrenDefinition }

/** More rows than these are shown when they are asked for: each of them has several controls. */
const maxRowsShown = 60

const list = { mt: 3, '& > .MuiFormLabel-root': { fontSize: '1.375rem', fontWeight: 800, mb: 1 } }
const rows = {
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
    alignItems: 'start',
  },
  // Both languages of a text stand side by side.
  '& .RaSimpleFormIterator-form > .MuiBox-root': { gridColumn: '1 / -1' },
  // The label of a control reaches above it.
  '& .RaSimpleFormIterator-line': { pt: 2 },
  '& [data-drop]': { outline: '2px solid', outlineOffset: '2px' },
}

/** The rows that belong to a row. Those that are not shown stay as they are. */
export function ChildrenInput({ name, child }: Props) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const count = (useRecordContext()?.[name] as unknown[] | undefined)?.length ?? 0
  const label = child.label[locale]
  if (count > maxRowsShown && !isOpen) {
    return (
      <>
        <Typography component="p" sx={{ mt: 3, mb: 1, fontSize: '1.375rem', fontWeight: 800 }}>
          {label}
        </Typography>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {translate('admin.children.show', { label, count })}
        </Button>
      </>
    )
  }
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%' }}>
      <ArrayInput source={name} label={label} helperText={false} sx={list}>
        <SimpleFormIterator
          addButton={<AddRowButton />}
          disableClear
          disableReordering={!child.isOrdered}
          reOrderButtons={<OrderButtons />}
          fullWidth
          sx={rows}
        >
          {Object.entries(child.fields).map(([childName, field]) => (
            <OnlyWith key={childName} condition={child.onlyWith?.[childName]}>
              <FieldInput source={childName} field={field} />
            </OnlyWith>
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  )
}
