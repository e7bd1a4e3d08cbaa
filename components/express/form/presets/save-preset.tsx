'use client'

import { Save } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

const SaveDialog = dynamic(() => import('./save-dialog').then((module) => module.SaveDialog), {
  ssr: false,
})

/** Keeps the parcel as it stands in the form for the next ones of the store. */
export function SavePreset({ storeId }: { storeId: number }) {
  const t = useTranslations('waybills.presets')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Save aria-hidden />}
        className="self-start"
        onClick={() => setAsked(true)}
      >
        {t('save')}
      </Button>
      {isAsked && <SaveDialog storeId={storeId} onClose={() => setAsked(false)} />}
    </>
  )
}
