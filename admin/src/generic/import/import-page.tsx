import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { type ChangeEvent, useId, useState } from 'react'
import { type HttpError, Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { NestedErrors } from '#provider/call-origin.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { importFile, type ImportResult, readBase64 } from './import-calls.ts'
import { ImportSummary } from './import-summary.tsx'

type State = { file?: string; result?: ImportResult; problem?: string; isBusy?: boolean }

/** Imports rows from a CSV file: shows first what it would do, line by line. */
export function ImportPage({ definition }: { definition: ResourceDefinition }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const id = useId()
  const [{ file, result, problem, isBusy = false }, setState] = useState<State>({})
  const { resource, pluralName } = definition
  const title = translate('admin.import.title', { name: pluralName[locale] })

  const run = async (content: string, fingerprint?: string) => {
    setState({ file: content, ...(result && fingerprint && { result }), isBusy: true })
    try {
      const done = await importFile(resource, {
        file: content,
        ...(fingerprint && { fingerprint }),
      })
      setState({ file: content, result: done })
    } catch (error) {
      const now = (error as HttpError).body as { result?: ImportResult } | undefined
      setState({
        file: content,
        problem: problemOf(error as HttpError),
        ...(now?.result && { result: now.result }),
      })
    }
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) await run(await readBase64(chosen))
  }
  const counts = result?.counts
  const isReady =
    result && !result.is_done && counts!.refused === 0 && counts!.added + counts!.changed > 0

  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: '64rem' }}>
      <Title title={title} />
      <Typography>{translate('admin.import.explanation')}</Typography>
      <Box>
        <Typography component="label" htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          {translate('admin.import.file')}
        </Typography>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={(event) => void choose(event)}
        />
      </Box>
      <Box role="status">
        {isBusy && <Typography>{translate('admin.import.busy')}</Typography>}
        {problem && <Alert severity="error">{problem}</Alert>}
        {result && <ImportSummary definition={definition} result={result} />}
      </Box>
      <Stack direction="row" spacing={2}>
        {isReady && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void run(file!, result.fingerprint)}
          >
            {translate('admin.import.start')}
          </Button>
        )}
        <Button component={Link} to={`/${resource}`}>
          {translate('admin.import.back')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** What is wrong with the file itself is said of its field. */
function problemOf({ message, body }: HttpError): string {
  const { file } = (body as { errors?: NestedErrors } | undefined)?.errors ?? {}
  return typeof file === 'string' ? file : message
}
