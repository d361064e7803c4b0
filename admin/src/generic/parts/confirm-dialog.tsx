import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = {
  title: string
  explanation: string
  /** What the button does. */
  action: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Says what something means before it is done. */
export function ConfirmDialog({ title, explanation, action, onClose, onConfirm }: Props) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <DialogTitle id="confirm-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text">{explanation}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={() => void onConfirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
