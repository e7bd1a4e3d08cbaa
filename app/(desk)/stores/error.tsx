'use client'

export { StoresError as default } from '@/components/stores/stores-error'
