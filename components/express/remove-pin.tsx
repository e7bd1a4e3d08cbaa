'use client'

import { MapPinOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { usePin } from './use-pin'

/** Takes the pin away, where there is one and nothing else is asked of it. */
export function RemovePin({ pin }: { pin: ReturnType<typeof usePin> }) {
  const t = useTranslations('orders.pin')
  if (!pin.location || pin.putFor !== null) return null
  return (
    <Button icon={<MapPinOff aria-hidden />} className="self-start" onClick={pin.remove}>
      {t('remove')}
    </Button>
  )
}
