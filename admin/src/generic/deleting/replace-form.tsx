import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Form, type HttpError, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { deleteRow } from '#provider/data-provider.ts'
import { RelationInput } from '#generic/relation-input.tsx'
import { isReplaceable, kindOf, replaceUses, type Use } from './replace-uses.ts'

type Props = {
  row: { resource: string; id: number }
  uses: readonly Use[]
  onDeleted: () => void
}

/** The origin names twenty uses at a time. */
const maxRounds = 50

/** Chooses a row that takes the place of another one, wherever that is used, and deletes that one. */
export function ReplaceForm({ row, uses, onDeleted }: Props) {
  const translate = useTranslate()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const kind = kindOf(row.resource)
  if (!kind || !uses.some((use) => isReplaceable(use, kind))) return null
  const replace = async (to: number) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await replaceAndDelete(row, { kind, uses, to })
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
        <RelationInput input={input} field={{ relatesTo: kind }} />
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="contained" color="error" disabled={isBusy}>
          {translate('admin.replace.submit')}
        </Button>
      </Box>
    </Form>
  )
}

async function replaceAndDelete(
  { resource, id }: Props['row'],
  {
    kind,
    uses,
    to,
  }: { kind: NonNullable<ReturnType<typeof kindOf>>; uses: readonly Use[]; to: number },
): Promise<void> {
  let left = uses
  for (let round = 0; ; round += 1) {
    await replaceUses(left, { kind, from: id, to })
    try {
      return await deleteRow(resource, id)
    } catch (error) {
      const { status, body } = error as HttpError
      left = (body as { uses?: Use[] } | undefined)?.uses ?? []
      const isDone = !left.some((use) => isReplaceable(use, kind))
      if (status !== 409 || isDone || round === maxRounds) throw error
    }
  }
}
