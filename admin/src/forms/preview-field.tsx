import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { textIn } from '#generic/values/text-in.ts'
import { PreviewControl } from './preview-control.tsx'
import type { ShownField } from './shown-fields.ts'

type Props = {
  field: ShownField
  number: number
  locale: LocaleCode
  words: (name: string) => string
}

/** A field of the preview, numbered as on the site: its label, its help text and its control. */
export function PreviewField({ field, number, locale, words }: Props) {
  const id = useId()
  const { kind, isConfirmation } = field
  const label = isConfirmation ? words('confirmEmail') : textIn(field.label, locale)
  const help = textIn(field.help_text, locale)
  const isGroup = kind === 'checkboxes' || kind === 'selectSeveral' || kind === 'radio'
  const required = field.required && (
    <Typography component="small" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {words('required')}
    </Typography>
  )
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '2rem minmax(0, 1fr)',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box aria-hidden sx={{ fontWeight: 900, fontStretch: '67%', fontSize: '1.25rem' }}>
        {number}
      </Box>
      <Box
        component={isGroup ? 'fieldset' : 'div'}
        sx={{ display: 'grid', gap: 0.75, border: 0, p: 0, m: 0, minWidth: 0 }}
      >
        {kind !== 'checkbox' && (
          <Box
            component={isGroup ? 'legend' : 'label'}
            {...(!isGroup && { htmlFor: id })}
            sx={{ fontWeight: 700, p: 0 }}
          >
            {label || words('unlabelled')}
            {required}
          </Box>
        )}
        {help && <Typography variant="body2">{help}</Typography>}
        <PreviewControl id={id} field={field} locale={locale} words={words}>
          {label || words('unlabelled')}
          {required}
        </PreviewControl>
      </Box>
    </Box>
  )
}
