import { languageTag } from '@foyer/schema/shapes/locales.ts'
import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { useResponse } from '#generic/parts/use-response.ts'
import { AnswerForm } from './answer-form.tsx'
import { DeleteEntryButton } from './delete-entry-button.tsx'
import { type Entry, entryPath, type EntryState, markEntry } from './entry-calls.ts'
import { writtenMoment } from '#generic/values/written.ts'

/** One entry, all that was entered and sent with it. Who opens it has read it. */
export function EntryPage() {
  const id = Number(useParams()['id'])
  const locale = useLocaleCode()
  const { found, problem } = useResponse<Entry>(entryPath(locale, `${id}/`))
  if (problem) return <Alert severity="error">{problem}</Alert>
  return found?.id === id ? <EntryView key={id} stored={found} /> : null
}

function EntryView({ stored }: { stored: Entry }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const navigate = useNavigate()
  const [marked, setMarked] = useState<Entry>()
  // In the language that was asked for last, in the state that was set last.
  const entry = {
    ...stored,
    ...(marked && { state: marked.state, replied_at: marked.replied_at }),
  }
  const { id, form, form_title: title, sent_at: at, state, replied_at: repliedAt } = entry

  useEffect(() => {
    if (stored.state !== 'unread') return
    markEntry(stored.id, 'read').then(setMarked, () => {})
  }, [stored.id, stored.state])

  const mark = async (wanted: EntryState) => {
    try {
      setMarked(await markEntry(id, wanted))
      if (wanted === 'unread') void navigate(`/form-entries?form=${form}`)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }

  return (
    <Box sx={{ p: 2, maxWidth: '52rem' }}>
      <Title title={translate('admin.entries.one', { title, id })} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography>
          <time dateTime={at}>{writtenMoment(at, locale)}</time>
        </Typography>
        <Chip size="small" variant="outlined" label={translate(`admin.entries.states.${state}`)} />
        {repliedAt && <Typography>{writtenMoment(repliedAt, locale)}</Typography>}
      </Stack>
      <Answers entry={entry} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 3 }}>
        {state !== 'replied' && (
          <Button variant="outlined" onClick={() => void mark('replied')}>
            {translate('admin.entries.markReplied')}
          </Button>
        )}
        {state === 'replied' && (
          <Button variant="outlined" onClick={() => void mark('read')}>
            {translate('admin.entries.markOpen')}
          </Button>
        )}
        <Button onClick={() => void mark('unread')}>{translate('admin.entries.markUnread')}</Button>
        <Button component={RouterLink} to={`/form-entries?form=${form}`}>
          {translate('admin.entries.all')}
        </Button>
        <Button component={RouterLink} to={`/forms/${form}`}>
          {translate('admin.entries.toForm')}
        </Button>
        <DeleteEntryButton id={id} onDeleted={() => void navigate(`/form-entries?form=${form}`)} />
      </Stack>
      {entry.email && <AnswerForm entry={entry} email={entry.email} onReplied={setMarked} />}
    </Box>
  )
}

const answerList = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, 16rem) 1fr' },
  columnGap: 3,
  borderTop: '3px solid',
  '& dt': { color: 'text.secondary', pt: 1.5 },
  '& dd': {
    m: 0,
    pt: { xs: 0, sm: 1.5 },
    pb: 1.5,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
}

function Answers({ entry }: { entry: Entry }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const size = new Intl.NumberFormat(languageTag[locale], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  return (
    <Box component="dl" sx={answerList}>
      {entry.answers.map(({ slug, label, text, files }) => (
        <Box key={slug} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            {text || (files.length === 0 && translate('admin.entries.nothing'))}
            {files.map((file) => (
              <div key={file.id}>
                <Link href={file.url} download={file.name}>
                  {file.name}
                </Link>{' '}
                ({size.format(Math.max(1, file.bytes / 1000))})
              </div>
            ))}
          </dd>
        </Box>
      ))}
    </Box>
  )
}
