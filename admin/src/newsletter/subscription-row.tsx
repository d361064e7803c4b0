import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ListRow } from '#generic/list/list-row.tsx'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { writtenMoment } from '#generic/values/written.ts'
import type { Subscription } from './newsletter.ts'

/** An address that gets the newsletter: since when, and in which language. */
export function SubscriptionRow(props: { subscription: Subscription; onEnd: () => void }) {
  const { subscription, onEnd } = props
  const { email, language, confirmed_at: confirmedAt, is_reported: isReported } = subscription
  const translate = useTranslate()
  const locale = useLocaleCode()
  return (
    <ListRow>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{email}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('newsletter.since', {
            at: writtenMoment(confirmedAt, locale),
            language: translate(`newsletter.languages.${language}`),
          })}
          {isReported && `, ${translate('newsletter.reported')}`}
        </Typography>
      </Box>
      <Button aria-label={translate('newsletter.endNamed', { email })} onClick={onEnd}>
        {translate('newsletter.end')}
      </Button>
    </ListRow>
  )
}
