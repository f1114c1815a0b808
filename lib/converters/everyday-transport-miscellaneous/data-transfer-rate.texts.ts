import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "kB/s, MB/s and GB/s count in steps of 1000, as network rates do: 1 MB/s is exactly 8 Mbit/s. Rates in steps of 1024 are KiB/s, MiB/s and GiB/s; note that the File Size Converter counts MB in steps of 1024.",
    "Line and bus rates are raw rates on the wire. Headers and encoding use part of them: USB 3 Gen 1 carries at most 4 of its 5 Gbit/s as data because of 8b/10b coding.",
    "A month of data is counted as 30 days.",
  ],
  pairs: [
    {
      slug: "megabits-per-second-to-megabytes-per-second",
      from: "megabit-per-second",
      to: "megabyte-per-second",
      title: "Mbps to MB/s: Megabits to Megabytes per Second",
      about: "Internet plans are sold in megabits per second, but downloads are shown in megabytes. Divide by eight for the best case; protocols take a few percent more.",
      familiar: [
        ["25", "a 4K video stream"],
        ["100", "a basic home plan"],
        ["300", "a cable plan"],
        ["1000", "gigabit fiber"],
      ],
      faq: [
        {
          q: "How fast does 300 Mbps download in MB/s?",
          a: "300 Mbps is 37.5 MB/s at best. A game of 50 GB then needs around 22 minutes plus overhead.",
        },
      ],
    },
    {
      slug: "megabytes-per-second-to-megabits-per-second",
      from: "megabyte-per-second",
      to: "megabit-per-second",
      title: "MB/s to Mbps: Megabytes to Megabits per Second",
      about: "File managers show the speed of a copy in megabytes per second, while connections are rated in megabits.",
      familiar: [
        ["3", "a DSL line of 24 Mbps"],
        ["12.5", "a full 100 Mbps line"],
        ["60", "a line of 480 Mbps"],
        ["550", "a SATA solid-state drive"],
      ],
      faq: [
        {
          q: "How many Mbps is 5 MB/s?",
          a: "5 MB/s is 40 Mbit/s. If the plan promises 100 Mbps, look for 12.5 MB/s in the download window.",
        },
      ],
    },
    {
      slug: "gigabits-per-second-to-megabits-per-second",
      from: "gigabit-per-second",
      to: "megabit-per-second",
      title: "Gbps to Mbps: Gigabits to Megabits per Second",
      about: "Ethernet ports and fiber plans climb from megabits to gigabits; networks use steps of 1,000, never 1,024.",
      familiar: [
        ["1", "a common Ethernet port"],
        ["2.5", "a newer port on a PC"],
        ["5", "USB 3, first generation"],
        ["10", "a server’s port"],
      ],
      faq: [
        {
          q: "How many Mbps is 2.5 Gbps?",
          a: "2.5 Gbps is 2,500 Mbit/s. A plan of 500 Mbps is 0.5 Gbit/s.",
        },
        {
          q: "Can a 1 Gbps port use a plan of 1,200 Mbps?",
          a: "No: the port tops out at 1 Gbps or 1,000 Mbit/s. Ports of 2.5 Gbps carry 2,500 Mbit/s.",
        },
      ],
    },
    {
      slug: "kilobits-per-second-to-megabits-per-second",
      from: "kilobit-per-second",
      to: "megabit-per-second",
      title: "Kbps to Mbps: Kilobits to Megabits per Second",
      about: "Audio streams are rated in kilobits per second, internet plans and video in megabits.",
      familiar: [
        ["64", "a digital telephone call"],
        ["320", "the best MP3"],
        ["1411", "CD audio"],
        ["8000", "an HD film stream, about"],
      ],
      faq: [
        {
          q: "How many Mbps is a 320 kbps stream?",
          a: "320 kbps is 0.32 Mbit/s. Thirty people can listen at that rate on a line of 10 Mbps.",
        },
        {
          q: "Is 1,000 kbps a megabit per second?",
          a: "Yes, exactly: 1,000 kbps is 1 Mbit/s. Data rates have decimal prefixes.",
        },
      ],
    },
    {
      slug: "megabits-per-second-to-kilobytes-per-second",
      from: "megabit-per-second",
      to: "kilobyte-per-second",
      title: "Mbps to kB/s: Megabits to Kilobytes per Second",
      about: "Old download managers and routers report kilobytes per second next to a line rated in megabits.",
      familiar: [
        ["1", "a slow DSL line"],
        ["16", "fast DSL"],
        ["50", "a mobile connection"],
        ["100", "a basic cable plan"],
      ],
      faq: [
        {
          q: "How many kB/s is 10 Mbps?",
          a: "10 Mbps is 1,250 kB/s. Multiply the megabits by 125.",
        },
        {
          q: "Why do I see 6,000 kB/s on a 50 Mbps line?",
          a: "The line can carry 6,250 kB/s, but headers, Wi-Fi and the server take their share. A steady 6,000 kB/s is 48 Mbit/s, which is normal.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["megabits-per-second-to-megabytes-per-second", "megabytes-per-second-to-megabits-per-second"],
      q: "How do I convert Mbps to MB/s?",
      a: "Divide by 8, since a byte has 8 bits. A 100 Mbps line gives at best 12.5 MB/s, and a 1 Gbps line 125 MB/s. From MB/s to Mbps, multiply by 8.",
    },
    {
      q: "Why is my download slower than the speed I pay for?",
      a: "Providers advertise megabits and browsers show megabytes, so a 200 Mbps line is 25 MB/s. Protocol overhead takes another 3 to 10%. Some programs also count in steps of 1024 and write MB/s for 23.84 MiB/s.",
    },
    {
      q: "How long does it take to download 50 GB at 100 Mbps?",
      a: "100 Mbps is 12.5 MB/s or 45 GB per hour. So 50 decimal gigabytes takes 1 h 6 min 40 s; if a system shows 50 GB in steps of 1024, it is 53.69 decimal GB and takes 1 h 11 min 35 s.",
    },
    {
      exact: true,
      q: "Is 1 MB/s here 1,000,000 or 1,048,576 bytes per second?",
      a: "1,000,000, or 8,000,000 bit/s. Data rates follow the SI prefixes. For 1,048,576 bytes per second, choose mebibyte per second, which is 8.389 Mbit/s.",
    },
    {
      q: "How much data does a steady rate use in a month?",
      a: "A steady 1 Mbit/s over a 30-day month is 324 GB. A security camera at 4 Mbit/s therefore fills 1,296 GB in a month, and a 100 GB data plan is used up at an average of 0.3086 Mbit/s.",
    },
  ],
});
