import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "There are two kinds of GB. Windows and memory chips count in steps of 1024, and so do KB, MB, GB and TB here: 1 GB is 1024 MB, the same as 1 GiB. Drive makers, macOS and Linux disk tools count in steps of 1000; the units marked “decimal” do that.",
    "Bits with the prefixes kilo, mega and giga go up in steps of 1000 everywhere. The Data Transfer Rate Converter also counts bytes per second that way, because networks do.",
    "A nibble is 4 bits. Word sizes are those of x86 assembly language: 16, 32 and 64 bits.",
  ],
  pairs: [
    {
      slug: "megabytes-to-gigabytes",
      from: "megabyte",
      to: "gigabyte",
      about: "Downloads, phone plans and photo libraries are counted in gigabytes, single files in megabytes. Operating systems have long counted in steps of 1,024; the decimal units of the standards use 1,000.",
      familiar: [
        ["4", "a song"],
        ["25", "a photo in raw format"],
        ["700", "a CD"],
        ["1500", "a film in standard quality"],
      ],
      faq: [
        {
          q: "How many gigabytes is 500 MB?",
          a: "500 MB is 0.4883 GB, about half a gigabyte. Five hundred songs of 4 MB take 2,000 MB, which is 1.953 GB.",
        },
      ],
    },
    {
      slug: "gigabytes-to-megabytes",
      from: "gigabyte",
      to: "megabyte",
      about: "Data plans, memory cards and game downloads are sized in gigabytes, single files in megabytes. By the binary count, a gigabyte has 1,024 megabytes.",
      familiar: [
        ["1", "an hour of video in standard quality"],
        ["8", "the memory of a basic laptop"],
        ["50", "a large phone plan, per month"],
        ["100", "a large game"],
      ],
      faq: [
        {
          q: "How many MB is 5 GB of mobile data?",
          a: "5 GB is 5,120 MB. At 3 MB for each minute of music, that lasts for about 28 hours.",
        },
      ],
    },
    {
      slug: "kilobytes-to-megabytes",
      from: "kilobyte",
      to: "megabyte",
      about: "Mail attachments, scans and web pages have limits in megabytes, while file lists show kilobytes.",
      familiar: [
        ["100", "a page of scanned text"],
        ["750", "a small photo"],
        ["2500", "a web page with pictures"],
        ["25600", "a mail attachment at a limit of 25 MB"],
      ],
      faq: [
        {
          q: "How many MB is 750 KB?",
          a: "750 KB is 0.7324 MB. Mail systems encode attachments, which adds a third, so stay well below the limit.",
        },
        {
          q: "Is 1 MB 1,000 or 1,024 KB?",
          a: "By the binary count, 1 MB is 1,024 KB. In decimal units, which drive makers and networks use, it is 1,000 kB.",
        },
      ],
    },
    {
      slug: "terabytes-to-gigabytes",
      from: "terabyte",
      to: "gigabyte",
      about: "Drive makers count a terabyte as 1,000 gigabytes, but Windows divides by 1,024, so a new drive looks smaller than its label.",
      familiar: [
        ["0.5", "a laptop’s drive"],
        ["1", "a game console’s drive"],
        ["4", "an external backup drive"],
        ["20", "a large hard disk"],
      ],
      faq: [
        {
          q: "How many GB is 2 TB?",
          a: "2 TB is 2,048 GB by the binary count. A drive sold as 2 TB has 2,000 decimal gigabytes, which a PC displays as 1.82 TB.",
        },
        {
          q: "How many terabytes is 500 GB?",
          a: "500 GB is 0.4883 TB. A backup takes up to as much space as the data, so a 1 TB disk holds about two such copies.",
        },
      ],
    },
    {
      slug: "bits-to-bytes",
      from: "bit",
      to: "byte",
      title: "Bits to Bytes (bit to B)",
      about: "Connections are sold in bits per second, files are counted in bytes. A byte has eight bits, so divide.",
      familiar: [
        ["8", "a letter of plain text"],
        ["32", "an IPv4 address"],
        ["128", "an IPv6 address"],
        ["256", "an AES key"],
      ],
      faq: [
        {
          q: "How many bytes is 64 bits?",
          a: "64 bit is 8 B. A 64-bit processor works on 8 bytes at a time.",
        },
        {
          q: "Why do bits and bytes differ by 8?",
          a: "Eight bits have 256 values, enough for letters, digits and symbols; IBM fixed the size in 1964, and 1 B has been 8 bit since.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["megabytes-to-gigabytes", "gigabytes-to-megabytes"],
      exact: true,
      q: "How many MB are in a GB?",
      a: "1024 here and in Windows, where each step is 1024. By SI prefixes it is 1000; choose the units marked “decimal” for that. A file that Windows shows as 1.5 GB is 1536 MB, or 1,610,612,736 bytes.",
    },
    {
      exact: true,
      q: "Why does my 500 GB drive show only 465 GB?",
      a: "The maker counts decimal gigabytes of 1,000,000,000 bytes; Windows counts 1,073,741,824 bytes and still writes GB. 500 GB (decimal) is 465.66 GB. Nothing is missing. For the same reason a 1 TB drive shows up as 931 GB.",
    },
    {
      exact: true,
      q: "What is the difference between MB and MiB?",
      a: "A mebibyte (MiB) is always 1,048,576 bytes. A megabyte (MB) is 1,048,576 bytes by the JEDEC convention that this converter follows, and 1,000,000 bytes in the SI. The gap grows with every step: 2.4% for kilo, 4.9% for mega, 7.4% for giga and 10% for tera.",
    },
    {
      q: "How do I convert megabits to megabytes?",
      a: "Divide by 8 to get decimal megabytes: 100 Mbit is 12.5 MB (decimal). In megabytes of 1024 KB it is 11.92 MB. A lowercase b means bits; a capital B means bytes.",
    },
    {
      q: "Why does a 1.44 MB floppy disk not convert to 1.44?",
      a: "It holds 80 × 2 × 18 × 512 = 1,474,560 bytes. The label divides that by 1000 × 1024, which mixes the two ways of counting. In steps of 1024 it is 1.40625 MB; in steps of 1000 it is 1.47456 MB.",
    },
  ],
});
