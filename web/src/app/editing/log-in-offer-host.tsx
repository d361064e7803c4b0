'use client'
import { type ComponentProps, useEffect, useState } from 'react'

const loadOffer = async () => (await import('#editor/frame/log-in-offer.tsx')).default

type Offer = Awaited<ReturnType<typeof loadOffer>>

/** Offers the log-in as soon as its scripts are there. Only who asks for it by the address loads them. */
export function LogInOfferHost(props: ComponentProps<Offer>) {
  const [Offer, setOffer] = useState<Offer>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const loaded = await loadOffer()
      if (isCurrent) setOffer(() => loaded)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [])
  return Offer ? <Offer {...props} /> : null
}
