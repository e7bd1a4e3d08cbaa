'use client'

export { ImportsError as default } from '@/components/imports/imports-error'
