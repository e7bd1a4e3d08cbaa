'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Modal } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { type CameraProblem, cameraProblem, detectorOf } from './barcode-detector'

const LOOK_EVERY_MS = 200

/** The same code stays in the picture for a while: it is one scan. */
const SAME_FOR_MS = 3_000

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

/** Looks for codes in the picture of the camera at the back while mounted; `video` shows it. */
function useCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  problem: CameraProblem | null
  isOn: boolean
} {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [isOn, setOn] = useState(false)
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const Detector = detectorOf(window)
    if (!Detector) return
    const end = new AbortController()
    let last = { code: '', at: 0 }
    const look = async (element: HTMLVideoElement, detector: InstanceType<typeof Detector>) => {
      const [found] = await detector.detect(element).catch(() => [])
      const now = performance.now()
      if (!found || end.signal.aborted) return
      if (found.rawValue !== last.code || now - last.at > SAME_FOR_MS) take(found.rawValue)
      last = { code: found.rawValue, at: now }
    }
    const start = async () => {
      const picture = { video: { facingMode: 'environment' } }
      const stream = await navigator.mediaDevices.getUserMedia(picture)
      const stop = () => stream.getTracks().forEach((track) => track.stop())
      const element = video.current
      if (end.signal.aborted || !element) {
        stop()
        return
      }
      end.signal.addEventListener('abort', stop)
      element.srcObject = stream
      await element.play()
      setOn(true)
      const detector = new Detector()
      const timer = setInterval(() => void look(element, detector), LOOK_EVERY_MS)
      end.signal.addEventListener('abort', () => clearInterval(timer))
    }
    start().catch((error: unknown) => {
      if (!end.signal.aborted) setProblem(cameraProblem(error))
    })
    return () => end.abort()
  }, [])
  return { video, problem, isOn }
}
