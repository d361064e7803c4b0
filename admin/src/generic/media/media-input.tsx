import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { InputProps } from '#generic/control-props.ts'
import { MediaDialog } from './media-dialog.tsx'
import { type MediaKind, thumbnailOf, useMediaItem } from './media-items.ts'

type Props = InputProps & { kind: MediaKind }

/** A picture or file of the media library, by its number. */
export function MediaInput({ source, label, helperText, isRequired, kind }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { field, fieldState, id } = useInput({ source })
  const number = typeof field.value === 'number' ? field.value : null
  const item = useMediaItem(kind, number)
  const thumbnail = item && thumbnailOf(item)
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
        {item && thumbnail && (
          <img src={thumbnail} alt={item.image_obj?.alt ?? ''} width={96} height={96} />
        )}
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
