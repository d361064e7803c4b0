import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { type LocaleCode, locales } from '@foyer/schema/shapes/locales.ts'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { plainText, textIn } from '#generic/values/text-in.ts'
import { PreviewField } from './preview-field.tsx'
import { shownFields } from './shown-fields.ts'

/** A form as visitors see it, in either language, while it is built. What is tried out in it is kept nowhere. */
export default function FormPreview() {
  const translate = useTranslate()
  const [locale, setLocale] = useState<LocaleCode>(useLocaleCode())
  const form: Record<string, unknown> = useDeferredValue(useWatch())
  const fields = shownFields(form['fields'])
  const words = (name: string) => translate(`admin.formPreview.${locale}.${name}`)
  return (
    <Box
      component="section"
      aria-labelledby="preview-title"
      onKeyDown={keepFromSaving}
      sx={{ border: 1, p: 2, mt: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="h2" id="preview-title" variant="h6">
          {translate('admin.formPreview.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={locale}
          aria-label={translate('admin.formPreview.language')}
          onChange={(_event, wanted: LocaleCode | null) => wanted && setLocale(wanted)}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one} sx={{ color: 'text.primary', px: 1.5 }}>
              {translate(one === 'de' ? 'admin.german' : 'admin.english')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box lang={locale} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={headingStyle}>
          {textIn(form['title'], locale) || words('untitled')}
        </Typography>
        <Typography sx={{ mt: 1 }}>{plainText(textIn(form['intro'], locale))}</Typography>
        {form['is_open'] === false ? (
          <Typography sx={{ mt: 2, fontWeight: 700, whiteSpace: 'pre-line' }}>
            {textIn(form['closed_text'], locale) || words('closed')}
          </Typography>
        ) : (
          <>
            <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
              {fields.map((field, index) => (
                <PreviewField
                  key={field.key}
                  field={field}
                  number={index + 1}
                  locale={locale}
                  words={words}
                />
              ))}
            </Box>
            {/* It sends nothing, and is no button of the form around it. */}
            <Box aria-hidden sx={sendStyle}>
              {words('send')}
            </Box>
          </>
        )}
      </Box>
    </Box>
  )
}

/** The preview is a part of the form that the editor fills in. */
function keepFromSaving(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const headingStyle = { fontSize: '1.75rem', fontWeight: 900, fontStretch: '67%', lineHeight: 1 }
const sendStyle = {
  display: 'inline-block',
  mt: 2,
  px: 2,
  py: 1,
  fontWeight: 700,
  bgcolor: 'text.primary',
  color: 'background.default',
}
