import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Form, type HttpError, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { definitionOf, replaceRow } from '#provider/data-provider.ts'
import { RowInput } from '#generic/relation-input.tsx'
import { isReplaceable, type Use } from './use.ts'

type Props = {
  row: { resource: string; id: number }
  uses: readonly Use[]
  onDeleted: () => void
}

/** Chooses a row that takes the place of another one, wherever that is used, and deletes that one. */
export function ReplaceForm({ row, uses, onDeleted }: Props) {
  const translate = useTranslate()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  if (uses.length === 0 || !uses.every(isReplaceable)) return null
  const replace = async (to: number) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await replaceRow(row.resource, row.id, to)
      onDeleted()
    } catch (error) {
      setProblem((error as HttpError).message)
    } finally {
      setIsBusy(false)
    }
  }
  const input = {
    source: 'replacement',
    label: translate('admin.replace.label'),
    helperText: translate('admin.replace.help'),
    isRequired: true,
  }
  return (
    <Form
      record={{}}
      onSubmit={(values: FieldValues) => {
        const replacement: unknown = values['replacement']
        const isOther = typeof replacement === 'number' && replacement !== row.id
        if (isOther) return replace(replacement)
        return setProblem(translate('admin.replace.other'))
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <RowInput input={input} definition={definitionOf(row.resource)} />
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="contained" color="error" disabled={isBusy}>
          {translate('admin.replace.submit')}
        </Button>
      </Box>
    </Form>
  )
}
