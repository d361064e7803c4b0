import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { answerEntry, type Entry } from './entry-calls.ts'

type Props = { entry: Entry; email: string; onReplied: (entry: Entry) => void }

/** Writes a mail to whoever sent the entry. What was typed stays if it cannot be sent. */
export function AnswerForm({ entry, email, onReplied }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [subject, setSubject] = useState(
    translate('admin.entries.subjectOf', { title: entry.form_title }),
  )
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      onReplied(await answerEntry(entry.id, { subject, text }))
      setText('')
      notify('admin.entries.answerSent')
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Box component="section" aria-labelledby="answer-title">
      <Typography id="answer-title" component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {translate('admin.entries.answerTo', { email })}
      </Typography>
      <Stack component="form" spacing={2} sx={{ mt: 2 }} onSubmit={(event) => void send(event)}>
        <TextField
          required
          label={translate('admin.entries.subject')}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          required
          multiline
          minRows={6}
          label={translate('admin.entries.text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 10_000, lang: entry.locale } }}
        />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
          {translate('admin.entries.send')}
        </Button>
      </Stack>
    </Box>
  )
}
