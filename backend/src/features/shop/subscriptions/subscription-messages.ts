/** Why a subscription was not saved. */
export const subscriptionMessages = {
  de: {
    otherDates:
      'Mindestens einer der Termine gehört nicht (mehr) zu dieser Reihe und Spielzeit. Bitte laden Sie die Seite neu.',
    exists: 'Dieses Konto hat das Abonnement mit diesem Platz schon.',
  },
  en: {
    otherDates:
      'At least one of the dates does not (or no longer) belong to this series and season. Please reload the page.',
    exists: 'This account already has the subscription with this seat.',
  },
} as const
