import { ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = { draws: boolean; onChange: (draws: boolean) => void }

/** What a finger does on the plan: it scrolls, or draws as the mouse does. Nothing where there is no touch screen. */
export function FingerMode({ draws, onChange }: Props) {
  const translate = useTranslate()
  const isTouched = useMediaQuery('(any-pointer: coarse)')
  if (!isTouched) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={draws}
      aria-label={translate('admin.hall.finger.label')}
      onChange={(_event, wanted: boolean | null) => wanted !== null && onChange(wanted)}
    >
      {[false, true].map((one) => (
        <ToggleButton key={String(one)} value={one} sx={{ color: 'text.primary', px: 1.5 }}>
          {translate(one ? 'admin.hall.finger.draw' : 'admin.hall.finger.scroll')}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
