import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = { email: string; onClose: () => void; onEnd: () => Promise<void> }

/** Says what ending a subscription means before it is done. */
export function EndDialog({ email, onClose, onEnd }: Props) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="end-title" aria-describedby="end-text">
      <DialogTitle id="end-title" sx={{ overflowWrap: 'anywhere' }}>
        {translate('newsletter.endTitle', { email })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="end-text">
          {translate('newsletter.endExplanation')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={() => void onEnd()}>
          {translate('newsletter.end')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
