import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = { name: string; onClose: () => void; onLock: () => Promise<void> }

/** Says what locking an account means before it is done. */
export function LockDialog({ name, onClose, onLock }: Props) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="lock-title" aria-describedby="lock-text">
      <DialogTitle id="lock-title">{translate('accounts.lockTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id="lock-text">
          {translate('accounts.lockExplanation')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={() => void onLock()}>
          {translate('accounts.lock')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
