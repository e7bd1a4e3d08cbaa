'use client'

import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Modal } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import type { AlertKind } from '@/lib/food/model/alert-of'
import { SOUNDS } from './sounds'
import { changeSoundSettings, useSoundSettings } from '@/components/shell/sound/sound-settings'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { useSoundState } from '@/components/shell/sound/sound-banner'

const TESTS: readonly AlertKind[] = ['new', 'changed', 'cancelled']

/** On or off, how loud, and what each sound is like: of this device, not of a person. */
export function SoundDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('board.sound')
  const { on } = useSoundSettings()
  const isMissing = useSoundState() === 'missing'
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
    >
      <div data-density="counter" className="space-y-4 pb-5">
        {isMissing && <Notice kind="waiting" title={t('missing')} />}
        <Checkbox
          label={t('use')}
          checked={on}
          onChange={(event) => changeSoundSettings({ on: event.target.checked })}
        />
        <Volume />
        <fieldset>
          <legend className="pb-1 font-medium">{t('test')}</legend>
          <div className="flex flex-wrap gap-2">
            {TESTS.map((kind) => (
              <Button
                key={kind}
                icon={<Play aria-hidden />}
                disabled={isMissing}
                onClick={() => soundPlayer.try(SOUNDS[kind])}
              >
                {t(`testKind.${kind}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
    </Modal>
  )
}

function Volume() {
  const t = useTranslations('board.sound')
  const { volume } = useSoundSettings()
  const id = useId()
  const percent = Math.round(volume * 100)
  return (
    <div>
      <label htmlFor={id} className="flex justify-between font-medium">
        {t('volume')}
        <span className="tabular-nums">{t('percent', { percent })}</span>
      </label>
      <input
        id={id}
        type="range"
        min={5}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={t('percent', { percent })}
        onChange={(event) => changeSoundSettings({ volume: Number(event.target.value) / 100 })}
        className="h-12 w-full accent-accent"
      />
    </div>
  )
}
