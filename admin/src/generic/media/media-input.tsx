import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { MediaDialog } from './media-dialog.tsx'
import { type MediaKind, useMediaItem } from './media-items.ts'

type Props = {
  source: string
  label: string
  helperText: string | false
  isRequired: boolean
  kind: MediaKind
}

/** A picture or file of the media library, by its number. */
export function MediaInput({ source, label, helperText, isRequired, kind }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { field, fieldState, id } = useInput({ source })
  const number = typeof field.value === 'number' ? field.value : null
  const item = useMediaItem(kind, number)
  const choose = (chosen: number | null) => {
    field.onChange(chosen)
    setIsOpen(false)
  }
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ width: '100%', mb: 2 }}>
      <Typography id={`${id}-label`} variant="body2" component="p">
        {label}
        {isRequired ? ' *' : ''}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {item?.image && <img src={item.image.url} alt={item.image.alt} width={96} height={96} />}
        <Typography>
          {item?.name ??
            (number === null
              ? translate('admin.media.none')
              : translate('admin.number', { id: number }))}
        </Typography>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {translate(number === null ? 'admin.media.choose' : 'admin.media.change')}
        </Button>
        {number !== null && (
          <Button onClick={() => choose(null)}>{translate('admin.media.remove')}</Button>
        )}
      </Box>
      {(fieldState.error ?? helperText) && (
        <FormHelperText error={fieldState.error !== undefined}>
          {fieldState.error?.message ?? helperText}
        </FormHelperText>
      )}
      {isOpen && <MediaDialog kind={kind} onChoose={choose} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}
