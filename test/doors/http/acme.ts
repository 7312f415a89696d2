import { extractNothing } from '../../../src/extract/index.ts'
import type { BrandRecord } from '../../../src/model/record.ts'

const FROM_TITLE = { source: 'title', where: 'head > title', text: 'Acme Öl & "Gas"' }

/** An invented brand with every kind of finding: found, absent, failed. */
export const ACME: BrandRecord = {
  format: 1,
  domain: 'acme.example',
  url: 'https://acme.example/',
  capturedAt: '2026-11-20T08:00:00.000Z',
  producer: 'http',
  verdict: { class: 'brand', evidence: [] },
  fields: {
    // Fields that are not stated below are absent.
    ...extractNothing('empty'),
    name: { value: 'Acme Öl & "Gas"', confidence: 0.9, rule: 'title', evidence: [FROM_TITLE] },
    description: { value: null, tried: ['meta-description', 'first-paragraph'] },
    slogan: { value: 'Gas with class', confidence: 0.75, rule: 'tagline', evidence: [] },
    logos: {
      value: [
        {
          url: 'https://acme.example/logo.svg',
          type: 'logo',
          mode: 'light',
          colors: [{ hex: '#112233', name: 'Dark blue' }],
          resolution: { width: 300, height: 100, aspectRatio: 3 },
          group: 1,
        },
        { url: 'https://acme.example/icon.png', type: 'icon', colors: [], group: 2 },
      ],
      confidence: 0.8,
      rule: 'header-image',
      evidence: [],
    },
    backdrops: {
      value: [
        {
          url: 'https://acme.example/card.jpg',
          colors: [{ hex: '#112233', name: 'Dark blue' }],
          resolution: { width: 1200, height: 600, aspectRatio: 2 },
        },
      ],
      confidence: 0.85,
      rule: 'og-image',
      evidence: [],
    },
    colors: {
      value: [
        { hex: '#112233', name: 'Dark blue' },
        { hex: '#ffaa00', name: 'Orange' },
      ],
      confidence: 0.7,
      rule: 'styles',
      evidence: [],
    },
    fonts: {
      value: [
        {
          family: 'Inter',
          fallbacks: ['Arial'],
          uses: ['h1', 'p'],
          roles: ['heading', 'body'],
          elements: 9,
          words: 90,
          percentElements: 90,
          percentWords: 95,
        },
        {
          family: 'Courier',
          fallbacks: [],
          uses: ['code'],
          roles: ['other'],
          elements: 1,
          words: 5,
          percentElements: 10,
          percentWords: 5,
        },
      ],
      confidence: 0.9,
      rule: 'styles',
      evidence: [],
    },
    socials: { error: 'TypeError at /srv/blazon/extract/socials/index.js:12' },
    links: {
      value: { contact: 'https://acme.example/contact', login: 'https://acme.example/login' },
      confidence: 0.9,
      rule: 'anchors',
      evidence: [],
    },
    industries: {
      value: {
        naics: [{ code: '221210', name: 'Natural Gas Distribution', confidence: 'high' }],
        sic: [{ code: '4924', name: 'Natural Gas Distribution' }],
        eic: [{ industry: 'Industrial & Energy', subindustry: 'Energy Production (Oil, Gas, Nuclear)' }],
      },
      confidence: 0.85,
      rule: 'words',
      evidence: [],
    },
    email: { value: 'info@acme.example', confidence: 0.9, rule: 'mailto-link', evidence: [] },
    phone: { value: '+13055009328', confidence: 0.9, rule: 'tel-link', evidence: [] },
    address: {
      value: {
        street: '4120 Clipper Court',
        city: 'Fremont',
        country: 'United States',
        countryCode: 'US',
        stateProvince: 'California',
        stateCode: 'CA',
        postalCode: '94538',
      },
      confidence: 0.7,
      rule: 'text',
      evidence: [],
    },
    isNsfw: { value: false, confidence: 0.8, rule: 'nothing-seen', evidence: [] },
    language: { value: 'de', confidence: 0.95, rule: 'words', evidence: [] },
  },
  notes: ['No browser was there.'],
}

/** The answer for it, written by hand from the contract. */
export const ACME_ON_THE_WIRE = {
  domain: 'acme.example',
  title: 'Acme Öl & "Gas"',
  slogan: 'Gas with class',
  email: 'info@acme.example',
  phone: '+13055009328',
  is_nsfw: false,
  colors: [
    { hex: '#112233', name: 'Dark blue' },
    { hex: '#ffaa00', name: 'Orange' },
  ],
  logos: [
    {
      url: 'https://acme.example/logo.svg',
      mode: 'light',
      type: 'logo',
      colors: [{ hex: '#112233', name: 'Dark blue' }],
      resolution: { width: 300, height: 100, aspect_ratio: 3 },
      group: 1,
    },
    { url: 'https://acme.example/icon.png', type: 'icon', colors: [], group: 2 },
  ],
  backdrops: [
    {
      url: 'https://acme.example/card.jpg',
      colors: [{ hex: '#112233', name: 'Dark blue' }],
      resolution: { width: 1200, height: 600, aspect_ratio: 2 },
    },
  ],
  socials: [],
  address: {
    street: '4120 Clipper Court',
    city: 'Fremont',
    country: 'United States',
    country_code: 'US',
    state_province: 'California',
    state_code: 'CA',
    postal_code: '94538',
  },
  links: {
    careers: null,
    blog: null,
    terms: null,
    privacy: null,
    pricing: null,
    contact: 'https://acme.example/contact',
  },
  industries: {
    eic: [{ industry: 'Industrial & Energy', subindustry: 'Energy Production (Oil, Gas, Nuclear)' }],
  },
  fonts: [
    { name: 'Inter', usage: 'heading' },
    { name: 'Inter', usage: 'body' },
    { name: 'Courier', usage: 'other' },
  ],
  primary_language: 'german',
}
