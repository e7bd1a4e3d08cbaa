'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Modal } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useCamera } from './use-camera'

type CameraDialogProps = { onCode: (code: string) => void; onClose: () => void }

/** The camera's picture; every code in it is taken once. */
export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const t = useTranslations('scan.camera')
  const [taken, setTaken] = useState<string | null>(null)
  const { video, problem, isOn } = useCamera((code) => {
    setTaken(code)
    onCode(code)
  })
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
    >
      <div className="space-y-3 pb-5">
        {problem ? (
          <Notice kind="late" role="alert">
            {t(problem)}
          </Notice>
        ) : (
          <video
            ref={video}
            muted
            playsInline
            className="aspect-4/3 w-full rounded-outer bg-sunken object-cover"
          />
        )}
        <p role="status" className="min-h-6 text-base wrap-anywhere">
          {taken ? t('taken', { code: taken }) : !isOn && !problem && t('starting')}
        </p>
      </div>
    </Modal>
  )
}
