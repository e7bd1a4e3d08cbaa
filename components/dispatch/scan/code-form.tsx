'use client'

import { Camera, ScanBarcode } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import type { CodeWay } from '@/lib/dispatch/model/check-out'
import { detectorOf } from './barcode-detector'

const CameraDialog = dynamic(() => import('./camera-dialog').then((file) => file.CameraDialog), {
  ssr: false,
})

type CodeFormProps = { mode: 'find' | 'out'; onCode: (code: string, how: CodeWay) => void }

const never = () => () => undefined

/** A code typed by hand, or read by the camera where the browser can. */
export function CodeForm({ mode, onCode }: CodeFormProps) {
  const t = useTranslations('scan')
  const [code, setCode] = useState('')
  const [isCamera, setCamera] = useState(false)
  const hasCamera = useSyncExternalStore(
    never,
    () => detectorOf(window) !== null,
    () => false,
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onCode(code.trim(), 'typed')
    setCode('')
  }
  return (
    // What is scanned into the field is taken as one scanned beside it is.
    <form data-scan-submits onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={t('code.label')} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <TextInput
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={2000}
            className="font-mono"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon={<ScanBarcode aria-hidden />}>
        {t(`code.send.${mode}`)}
      </Button>
      {hasCamera && (
        <Button icon={<Camera aria-hidden />} onClick={() => setCamera(true)}>
          {t('camera.open')}
        </Button>
      )}
      {isCamera && (
        <CameraDialog onCode={(read) => onCode(read, 'camera')} onClose={() => setCamera(false)} />
      )}
    </form>
  )
}
