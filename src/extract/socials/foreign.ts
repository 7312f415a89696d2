/** Words in classes and ids around links that belong to others: people, partners, and embedded content. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `team staff author authors byline bio speaker speakers member members partner partners sponsor sponsors testimonial testimonials
  person people profile contributor contributors instructor founder founders maintainer client clients tweet tweets embed embedded
  comment comments quote post posts card cards feed review reviews sharing share shares sharer sharebar portfolio showcase signature attribution`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words in classes and ids around the site's own row of icons. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  `social socials socialmedia socialicons sociallinks followus follow connect sns soziale redes reseaux`
    .split(/\s+/)
    .filter(Boolean),
)
