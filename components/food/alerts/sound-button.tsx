'use client'

import { Volume2, VolumeX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { useSoundSettings } from '@/components/shell/sound/sound-settings'
import { useSoundState } from '@/components/shell/sound/sound-banner'

/** Opened once in a while: its code comes when it is. */
const SoundDialog = dynamic(() => import('./sound-dialog').then((file) => file.SoundDialog), {
  ssr: false,
})

/** Whether this device sounds, in a word, and the way to its volume. */
export function SoundButton() {
  const t = useTranslations('board.sound')
  const { on, volume } = useSoundSettings()
  const state = useSoundState()
  const [isOpen, setOpen] = useState(false)
  const sounds = on && volume > 0 && (state === 'ready' || state === 'starting')
  const word = t(sounds ? 'on' : 'off')
  return (
    <>
      <Button
        size="counter"
        aria-label={`${word}. ${t('open')}`}
        aria-haspopup="dialog"
        icon={sounds ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={() => setOpen(true)}
        className={cn(
          'w-12 px-0 [&_svg]:size-5',
          !sounds && 'border-waiting bg-waiting-soft text-waiting',
        )}
      >
        <span className="sr-only">{word}</span>
      </Button>
      {isOpen && <SoundDialog onClose={() => setOpen(false)} />}
    </>
  )
}
