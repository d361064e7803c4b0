import { Box } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import type { InputProps } from './control-props.ts'

const asTyped = (value: string) => value
const languages = ['de', 'en'] as const

/** A text in German and in English, side by side where there is room. */
export function LocalizedInput({ input, isLong }: { input: InputProps; isLong: boolean }) {
  const { source, label, helperText, isRequired } = input
  const translate = useTranslate()
  const names = { de: translate('admin.german'), en: translate('admin.english') }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
      }}
    >
      {languages.map((language) => (
        <TextInput
          key={language}
          source={`${source}.${language}`}
          label={`${label} (${names[language]})`}
          helperText={helperText}
          isRequired={isRequired && language === 'de'}
          parse={asTyped}
          multiline={isLong}
          {...(isLong && { minRows: 4 })}
          slotProps={{ htmlInput: { lang: language } }}
        />
      ))}
    </Box>
  )
}
